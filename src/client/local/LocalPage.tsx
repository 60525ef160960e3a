// A match in this browser, by its address: against bots, or around the device.
import { Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { type BotAnalyst, createBotAnalyst } from '../../bots/analysis';
import { createBotPlayer } from '../../bots/client';
import { type Rules, rules } from '../../game';
import { type Box, boxOf } from '../lobby/boxes';
import { boards } from '../match/boards';
import { MatchFrame } from '../match/MatchFrame';
import { News } from '../match/News';
import { useSource } from '../match/source';
import type { BoardProps } from '../match/types';
import { LinkButton } from '../parts/Button';
import { NotFound } from '../parts/NotFound';
import { Notice } from '../parts/Notice';
import { Waiting } from '../parts/Waiting';
import { pace } from '../store/settings';
import type { Level } from '../store/setup';
import { useT } from '../text';
import { driveBots } from './botSeats';
import { LocalMatch } from './localMatch';
import { eyes } from './seat';
import { startLocal } from './start';
import { calledBy, readMatch } from './stored';

export default function LocalPage({ game, id }: { game: string; id: string }) {
  const box = boxOf(game);
  const played = rules[game];
  if (!box || !played) return <NotFound />;
  return <Opening box={box} played={played} id={id} />;
}

interface LocalProps {
  box: Box;
  played: Rules<unknown>;
}

function Opening({ id, ...props }: LocalProps & { id: string }) {
  const t = useT();
  const { box, played } = props;
  const [kept] = useState(() => readMatch(id));
  const [match, setMatch] = useState<LocalMatch | null>(null);
  const [analyst, setAnalyst] = useState<BotAnalyst | null>(null);
  const [lowered, setLowered] = useState<Level | null>(null);
  useEffect(() => {
    if (kept?.game !== box.game) return;
    const opened = new LocalMatch(id, played, kept);
    opened.catchUp();
    const createPlayer = (game: string, level: string) => createBotPlayer(game, level as Level, { onLowered: setLowered });
    const stop = driveBots({ match: opened, createPlayer, pace: pace.get });
    const asked = createBotAnalyst(box.game);
    setAnalyst(asked);
    setMatch(opened);
    return () => {
      stop();
      asked.close();
      opened.close();
    };
  }, [id, box.game, played, kept]);
  if (match) return <Table {...props} match={match} analyse={analyst?.analyse} lowered={lowered} />;
  if (kept?.game === box.game) return <Waiting page />;
  return (
    <Notice title={t('hall.match.localGone')} text={t('hall.match.localGoneText')}>
      <LinkButton kind="primary" href="/">
        {t('common.home')}
      </LinkButton>
    </Notice>
  );
}

/** `lowered`: the level at which the strongest bots have to play, when it is not their own. */
function Table({
  box,
  played,
  match,
  analyse,
  lowered,
}: LocalProps & { match: LocalMatch; analyse: BoardProps<unknown>['analyse']; lowered: Level | null }) {
  const t = useT();
  const [, navigate] = useLocation();
  const kept = useSource(match);
  const { G, seats, log, stateID, options } = kept;
  const seat = eyes(played, kept);
  const toMove = played.toMove(G);
  const view = useMemo(() => played.view(G, seat), [played, G, seat]);
  const legal = useMemo(() => (toMove !== null && toMove === seat ? played.legalMoves(view) : []), [played, view, toMove, seat]);
  const Board = boards[box.game];
  return (
    <MatchFrame box={box} news={lowered && <News text={t('hall.match.lowered', { level: t(`common.level.${lowered}`) })} />}>
      <Suspense fallback={<Waiting />}>
        <Board
          game={box.game}
          rules={played}
          G={view}
          stateID={stateID}
          log={log}
          seat={seat}
          seats={seats.map((one, i) => ({ seat: i, name: calledBy(t, one), bot: one.bot, connected: true }))}
          passAndPlay={seats.filter(({ bot }) => bot === null).length > 1}
          legal={legal}
          status="ready"
          refused={null}
          play={(move) => match.play(move, stateID)}
          analyse={analyse}
          playAgain={() => navigate(startLocal(box.game, seats, options))}
        />
      </Suspense>
    </MatchFrame>
  );
}
