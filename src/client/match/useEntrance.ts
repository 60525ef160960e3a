// The way into a match: the own seat, else a free one, else a place to watch from.
import { useCallback, useEffect, useState } from 'react';
import { getMatch, type LobbyProblem, problemOf, type TakenSeat } from '../lobby/lobby';
import { playerName } from '../store/settings';
import { remembered, takeSeat, watchOnly } from './seats';

type Entrance =
  | { step: 'asking' }
  /** A seat is free, but we do not know who asks for it. */
  | { step: 'name'; seated: readonly string[] }
  | { step: 'in'; seat: TakenSeat | null }
  | { step: 'failed'; problem: LobbyProblem };

interface Doorman {
  entrance: Entrance;
  /** Takes a seat under this name. */
  join(name: string): Promise<void>;
  watch(): void;
  retry(): void;
}

export function useEntrance(game: string, matchID: string): Doorman {
  const [entrance, setEntrance] = useState<Entrance>({ step: 'asking' });

  const join = useCallback(
    async (name: string) => setEntrance({ step: 'in', seat: await takeSeat(game, matchID, name) }),
    [game, matchID],
  );
  const enter = useCallback(async (): Promise<Entrance> => {
    const memory = remembered(matchID);
    if (memory) return { step: 'in', seat: memory.seat };
    const { players, gameover } = await getMatch(game, matchID);
    if (gameover || players.every(({ name }) => name)) return { step: 'in', seat: null };
    const name = playerName.get();
    if (!name) return { step: 'name', seated: players.flatMap((seat) => seat.name ?? []) };
    // Somebody may have been faster.
    return { step: 'in', seat: await takeSeat(game, matchID, name).catch(fullMeansWatch) };
  }, [game, matchID]);

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
    join,
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

function fullMeansWatch(error: unknown): null {
  if (problemOf(error) === 'full') return null;
  throw error;
}
