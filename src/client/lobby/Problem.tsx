// Says what went wrong and what now; silent while nothing has.
import { useT } from '../text';
import type { LobbyProblem } from './lobby';
import styles from './Problem.module.css';

export function Problem({ of: problem }: { of: LobbyProblem | null }) {
  const t = useT();
  return (
    <p role="alert" className={styles.problem} hidden={problem === null}>
      {problem && t(`hall.problem.${problem}`)}
    </p>
  );
}
