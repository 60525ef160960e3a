// The matches this browser has a part in and that are not over, to go on with.
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { boxOf } from '../lobby/boxes';
import { getMatch, LobbyError, type LobbyMatch } from '../lobby/lobby';
import { localPath, matchPath } from '../lobby/paths';
import { calledBy, dropMatch, keptMatches } from '../local/stored';
import { forget, heldMatches } from '../match/seats';
import { Button } from '../parts/Button';
import { CloseIcon } from '../parts/icons';
import { BoxPicture } from '../skins/BoxPicture';
import { useT } from '../text';
import styles from './Lists.module.css';
import { useAgo } from './useAgo';
import { usePoll } from './usePoll';

const EVERY_MS = 15_000;
const MAX_SHOWN = 6;

/** Our running matches on the server; those it no longer knows are forgotten. Silent when it cannot be reached. */
async function onlineMatches(): Promise<readonly LobbyMatch[]> {
  const found = await Promise.all(
    heldMatches()
      .slice(0, MAX_SHOWN)
      .map(({ game, matchID }) =>
        getMatch(game, matchID).catch((error: unknown) => {
          if (error instanceof LobbyError && error.problem === 'notFound') forget(matchID);
          return null;
        }),
      ),
  );
  return found.filter((match) => match !== null && !match.gameover) as LobbyMatch[];
}

export function YourMatches() {
  const t = useT();
  const ago = useAgo();
  const { data: online = [] } = usePoll(onlineMatches, EVERY_MS);
  const [local, setLocal] = useState(unfinished);
  const drop = useCallback((id: string) => {
    dropMatch(id);
    setLocal(unfinished());
  }, []);
  if (online.length + local.length === 0) return null;
  const called = (name: string, bot: string | null | undefined) => (bot ? t('hall.open.bot', { name }) : name);
  return (
    <section className={styles.list} aria-labelledby="your-matches">
      <h2 id="your-matches">{t('hall.yours.title')}</h2>
      <ul className="bare">
        {online.map(({ matchID, gameName, players, updatedAt }) => (
          <Row
            key={matchID}
            href={matchPath(gameName, matchID)}
            game={gameName}
            names={players.map(({ name, data }) => (name ? called(name, data?.bot) : t('hall.room.free')))}
            where={t('hall.yours.online')}
            when={ago(updatedAt)}
          />
        ))}
        {local.map(({ id, match }) => (
          <Row
            key={id}
            href={localPath(match.game, id)}
            game={match.game}
            names={match.seats.map((one) => called(calledBy(t, one), one.bot))}
            where={t('hall.yours.local')}
            when={ago(match.savedAt)}
            onDrop={() => drop(id)}
          />
        ))}
      </ul>
    </section>
  );
}

const unfinished = () =>
  keptMatches()
    .filter(({ match }) => !match.over)
    .slice(0, MAX_SHOWN);

interface RowProps {
  href: string;
  game: string;
  names: string[];
  /** Whether on the server or on this device. */
  where: string;
  when: string;
  onDrop?: () => void;
}

function Row({ href, game, names, where, when, onDrop }: RowProps) {
  const t = useT();
  const box = boxOf(game);
  if (!box) return null;
  return (
    <li className={styles.withDrop}>
      <Link href={href} className={styles.row} data-skin={box.skin}>
        <BoxPicture box={box.skin} className={styles.picture} />
        <span className={styles.what}>
          <b>{t(`common.box.${box.game}.name`)}</b>
          <span>{names.join(', ')}</span>
        </span>
        <span className={styles.where}>
          <span>{where}</span>
          <small>{when}</small>
        </span>
        <span className={styles.act}>{t('hall.yours.resume')}</span>
      </Link>
      {onDrop && (
        <Button kind="plain" aria-label={t('hall.yours.drop', { names: names.join(', ') })} onClick={onDrop}>
          <CloseIcon />
        </Button>
      )}
    </li>
  );
}
