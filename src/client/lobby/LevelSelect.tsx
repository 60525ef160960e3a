// Chooses how strong a bot plays.
import { type Level, levels } from '../store/setup';
import { useT } from '../text';
import { levelText } from '../text/level';

export interface LevelSelectProps {
  /** For those who do not see where it stands. */
  label: string;
  value: Level;
  onChange(level: Level): void;
  disabled?: boolean;
}

export function LevelSelect({ label, value, onChange, disabled }: LevelSelectProps) {
  const t = useT();
  return (
    <select aria-label={label} value={value} disabled={disabled} onChange={(event) => onChange(event.target.value as Level)}>
      {levels.map((level) => (
        <option key={level} value={level}>
          {levelText(t, level)}
        </option>
      ))}
    </select>
  );
}
