// The four landmarks of a player: what they do, what they cost, and which stand.
import { landmarkIds } from '../../game';
import type { CityPlayer } from '../../game/city/types';
import { LandmarkMark } from '../parts/icons';
import { cardName, describeCard } from '../text/describe';
import { softName } from '../text/soft';
import { AdviceMark } from './AdviceMark';
import { Art } from './Art';
import { BuildButton } from './BuildButton';
import { EffectLine } from './EffectLine';
import styles from './Landmarks.module.css';
import { useBoard } from './model';

export const builtBy = ({ landmarks }: CityPlayer) => landmarkIds.filter((id) => landmarks[id] !== 'unbuilt');

/** How far a player is: one mark a landmark, filled when built. */
export function LandmarkMarks({ seat }: { seat: number }) {
  const { t, G } = useBoard();
  const player = G.players[seat];
  if (!player) return null;
  const built = builtBy(player);
  return (
    <span
      className={styles.marks}
      role="img"
      aria-label={t('board.player.landmarks', { built: built.length, all: landmarkIds.length })}
    >
      {landmarkIds.map((id) => (
        <LandmarkMark key={id} built={built.includes(id)} />
      ))}
    </span>
  );
}

/** As cards, with what is left to do for each. */
export function Landmarks({ seat }: { seat: number }) {
  const { t, G, edition, focus, find, openCard } = useBoard();
  const player = G.players[seat];
  if (!player) return null;
  return (
    <ul className={styles.landmarks} aria-label={t('board.landmark.title')}>
      {landmarkIds.map((id) => {
        const state = player.landmarks[id];
        const move = seat === focus && find('build', id);
        return (
          <li
            key={id}
            className={styles.landmark}
            data-state={state}
            data-open={move ? true : undefined}
            data-card={id}
            data-at={`${seat}:${id}`}
          >
            <button type="button" className={styles.about} onClick={() => openCard(id)}>
              <span className="unseen">{`${cardName(t, edition, id)}, ${t(`board.landmark.${state === 'working' ? 'built' : state}`)}. ${describeCard(t, edition, id).sentence}`}</span>
              <span className={styles.picture} aria-hidden="true">
                <Art card={id} />
              </span>
              <span className={styles.words} aria-hidden="true">
                <strong className={styles.name}>{softName(t, cardName(t, edition, id))}</strong>
                <EffectLine card={id} />
              </span>
              <AdviceMark moves={move ? [move] : []} />
            </button>
            <span className={styles.tag}>
              {state !== 'unbuilt' && (
                <span className={styles.built}>
                  <LandmarkMark built />
                  {t(`board.landmark.${state === 'working' ? 'built' : 'new'}`)}
                </span>
              )}
              {state === 'unbuilt' && seat === focus && <BuildButton card={id} />}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
