// The way into a match: the own seat, else a free one, else a place to watch from.
import { useCallback, useEffect, useState } from 'react';
import { getMatch, type LobbyMatch, type LobbyProblem, problemOf, type TakenSeat } from '../lobby/lobby';
import { broughtName } from '../lobby/paths';
import { playerName } from '../store/settings';
import type { Options } from '../store/setup';
import { remembered, takeSeat, watchOnly } from './seats';
import type { Laid } from './TableSummary';

type Entrance =
  | { step: 'asking' }
  /** A seat is free, but we do not know who asks for it, or the server does not like the name. */
  | { step: 'name'; laid: Laid; name: string; problem: LobbyProblem | null }
  | { step: 'in'; seat: TakenSeat | null }
  | { step: 'failed'; problem: LobbyProblem };

interface Doorman {
  entrance: Entrance;
  /** Takes a seat under this name, which is remembered. @throws {LobbyError} */
  join(name: string): Promise<void>;
  /** Takes a seat at this table under the name remembered, or asks for one. @throws {LobbyError} */
  sit(laid: Laid): Promise<void>;
  watch(): void;
  retry(): void;
}

export function useEntrance(game: string, matchID: string): Doorman {
  const [entrance, setEntrance] = useState<Entrance>({ step: 'asking' });

  const take = useCallback(
    async (name: string): Promise<Entrance> => {
      const seat = await takeSeat(game, matchID, name);
      playerName.set(name);
      return { step: 'in', seat };
    },
    [game, matchID],
  );
  const knock = useCallback(
    async (name: string, laid: Laid): Promise<Entrance> => {
      if (!name) return { step: 'name', laid, name, problem: null };
      return take(name).catch((error: unknown) => {
        const problem = problemOf(error);
        if (problem === 'badName' || problem === 'nameTaken') return { step: 'name', laid, name, problem };
        throw error;
      });
    },
    [take],
  );
  const enter = useCallback(async (): Promise<Entrance> => {
    const memory = remembered(matchID);
    if (memory) return { step: 'in', seat: memory.seat };
    const match = await getMatch(game, matchID);
    const { players, gameover } = match;
    if (gameover || players.every(({ name }) => name)) return { step: 'in', seat: null };
    // Somebody may have been faster.
    return knock(broughtName() ?? playerName.get(), laidOf(match)).catch(fullMeansWatch);
  }, [game, matchID, knock]);

  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try enters anew
  useEffect(() => {
    let here = true;
    const arrive = (entrance: Entrance) => here && setEntrance(entrance);
    enter().then(arrive, (error: unknown) => arrive({ step: 'failed', problem: problemOf(error) }));
    return () => {
      here = false;
    };
  }, [enter, tries]);

  return {
    entrance,
    join: async (name) => setEntrance(await take(name)),
    sit: async (laid) => setEntrance(await knock(playerName.get(), laid)),
    watch() {
      watchOnly(game, matchID);
      setEntrance({ step: 'in', seat: null });
    },
    retry() {
      setEntrance({ step: 'asking' });
      setTries(tries + 1);
    },
  };
}

const laidOf = ({ players, setupData }: LobbyMatch): Laid => ({
  seats: players.map(({ name, data }) => ({ name: name ?? null, bot: data?.bot ?? null })),
  options: typeof setupData === 'object' && setupData !== null ? (setupData as Options) : {},
});

function fullMeansWatch(error: unknown): Entrance {
  if (problemOf(error) === 'full') return { step: 'in', seat: null };
  throw error;
}
