// Gives our seat up and goes home, once, however often it is clicked.
import { useLocation } from 'wouter';
import type { LobbyProblem } from '../lobby/lobby';
import { useOnce } from '../lobby/useOnce';
import { leaveSeat } from './seats';

export interface Leaving {
  busy: boolean;
  /** Why the seat is still ours after the last try. */
  problem: LobbyProblem | null;
  leave(): void;
}

export function useLeave(game: string, matchID: string): Leaving {
  const [, navigate] = useLocation();
  const { busy, problem, run } = useOnce();
  const leave = async () => {
    await leaveSeat(game, matchID);
    navigate('/');
  };
  return { busy, problem, leave: () => run(leave) };
}
