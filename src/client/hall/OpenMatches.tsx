// The public matches that wait for players, of every box.
import { useState } from 'react';
import { Link } from 'wouter';
import { boxes, boxOf } from '../lobby/boxes';
import { type LobbyMatch, listMatches } from '../lobby/lobby';
import { Problem } from '../lobby/Problem';
import { matchPath } from '../lobby/paths';
import { Button } from '../parts/Button';
import { BoxPicture } from '../skins/BoxPicture';
import { useT } from '../text';
import styles from './Lists.module.css';
import { useAgo } from './useAgo';
import { usePoll } from './usePoll';

const EVERY_MS = 4000;
/** How many are shown before all are asked for. */
const FEW = 8;

/** Listed matches with a free seat, newest first. */
async function openMatches(): Promise<readonly LobbyMatch[]> {
  const lists = await Promise.all(boxes.map(({ game }) => listMatches(game)));
  return lists
    .flat()
    .filter(({ players, gameover, unlisted }) => !gameover && !unlisted && players.some(({ name }) => !name))
    .sort((a, b) => b.createdAt - a.createdAt);
}

export function OpenMatches() {
  const t = useT();
  const { data: matches, problem, refresh } = usePoll(openMatches, EVERY_MS);
  const [all, setAll] = useState(false);
  const shown = all ? matches : matches?.slice(0, FEW);
  return (
    <section className={styles.list} aria-labelledby="open-matches">
      <h2 id="open-matches">{t('hall.open.title')}</h2>
      {problem && (
        <div className={styles.problem}>
          <Problem of={problem} />
          <Button onClick={refresh}>{t('common.tryAgain')}</Button>
        </div>
      )}
      {!matches && !problem && <p role="status">{t('hall.open.loading')}</p>}
      {matches?.length === 0 && !problem && <p className={styles.empty}>{t('hall.open.empty')}</p>}
      <ul className="bare">
        {shown?.map((match) => (
          <Row key={match.matchID} match={match} />
        ))}
      </ul>
      {matches && shown && shown.length < matches.length && (
        <Button kind="plain" onClick={() => setAll(true)}>
          {t('hall.open.all', { count: matches.length })}
        </Button>
      )}
    </section>
  );
}

function Row({ match }: { match: LobbyMatch }) {
  const t = useT();
  const ago = useAgo();
  const box = boxOf(match.gameName);
  const names = match.players.flatMap(({ name, data }) => (name ? [data?.bot ? t('hall.open.bot', { name }) : name] : []));
  if (!box) return null;
  return (
    <li>
      <Link href={matchPath(match.gameName, match.matchID)} className={styles.row} data-skin={box.skin}>
        <BoxPicture box={box.skin} className={styles.picture} />
        <span className={styles.what}>
          <b>{t(`common.box.${box.game}.name`)}</b>
          <span>{names.length > 0 ? names.join(', ') : t('hall.open.nobody')}</span>
        </span>
        <span className={styles.where}>
          <span>{t('hall.open.seats', { taken: names.length, seats: match.players.length })}</span>
          <small>{t('hall.open.created', { when: ago(match.createdAt) })}</small>
        </span>
        <span className={styles.act}>{t('hall.open.join')}</span>
      </Link>
    </li>
  );
}
