// For developers: a local match of boardgame.io itself with its debug panel. All seats are played from here.
import { Client } from 'boardgame.io/client';
import { Suspense, useEffect, useState } from 'react';
import { type BotAnalyst, createBotAnalyst } from '../../bots/analysis';
import { games, type Rules, rules } from '../../game';
import { CharacterKeys } from '../board/keys';
import { type Box, boxOf } from '../lobby/boxes';
import { boards } from '../match/boards';
import { logEntries } from '../match/framework';
import { NotFound } from '../parts/NotFound';
import { usePage } from '../parts/usePage';
import { Waiting } from '../parts/Waiting';
import { useT } from '../text';
import { debug } from '../text/debug';
import { type AiChoice, aiChoices, prepareChoice, withBots } from './ai';
import styles from './DebugPage.module.css';

type FrameworkClient = ReturnType<typeof Client>;

export default function DebugPage({ game }: { game: string }) {
  const box = boxOf(game);
  const played = rules[game];
  usePage({ title: debug.title, skin: box?.skin });
  return box && played ? <Debug box={box} played={played} /> : <NotFound />;
}

function Debug({ box, played }: { box: Box; played: Rules<unknown> }) {
  const t = useT();
  const [choice, setChoice] = useState<AiChoice>('normal');
  const [client, setClient] = useState<FrameworkClient | null>(null);
  const [analyst, setAnalyst] = useState<BotAnalyst | null>(null);
  const [, setTold] = useState(0);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    const opened = createBotAnalyst(box.game);
    setAnalyst(opened);
    return () => opened.close();
  }, [box.game]);
  useEffect(() => {
    const game = games.find(({ name }) => name === box.game);
    if (!game) throw new Error(`there is no game ${box.game}`);
    const numPlayers = Number(new URLSearchParams(location.search).get('players')) || 3;
    let opened: FrameworkClient | null = null;
    let left = false;
    const open = () => {
      if (left) return;
      const made: FrameworkClient = Client({
        game: withBots(game, played, choice, () => made.store.getState().G),
        numPlayers,
        debug: { collapseOnLoad: false },
      });
      opened = made;
      made.subscribe(() => setTold((told) => told + 1));
      made.start();
      setClient(made);
    };
    prepareChoice(box.game, choice, numPlayers).then(open, setFailure);
    return () => {
      left = true;
      opened?.stop();
    };
  }, [box.game, played, choice]);
  // The page's own error boundary says it.
  if (failure) throw failure;
  const state = client?.getState();
  if (!client || !state) return <Waiting page />;
  const Board = boards[box.game];
  const seat = played.toMove(state.G);
  return (
    <main id="main" className={styles.page} tabIndex={-1}>
      <label className={styles.choice}>
        {debug.ai}
        <select value={choice} onChange={(event) => setChoice(event.target.value as AiChoice)}>
          {aiChoices.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        {choice !== 'any legal move' && <span>{t(`hall.bots.about.${choice}`)}</span>}
      </label>
      <Suspense fallback={<Waiting />}>
        {/* The panel listens to the same keys. */}
        <CharacterKeys value={false}>
          <Board
            game={box.game}
            rules={played}
            G={played.view(state.G, seat)}
            stateID={state._stateID}
            log={logEntries(state.log)}
            seat={seat}
            seats={[...state.ctx.playOrder.keys()].map((one) => ({
              seat: one,
              name: debug.seat(one),
              bot: null,
              connected: true,
            }))}
            passAndPlay
            legal={played.legalMoves(state.G)}
            status="ready"
            refused={null}
            analyse={analyst?.analyse}
            play={({ move, args }) => client.moves[move]?.(...args)}
          />
        </CharacterKeys>
      </Suspense>
    </main>
  );
}
