// Three dots that rise and fall while somebody thinks; decoration: the words stand beside them.
import styles from './Dots.module.css';

export function Dots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  );
}
