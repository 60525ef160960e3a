// The three boxes on the table; one is chosen, as with radio buttons, which they are.

import { type Box, boxes } from '../lobby/boxes';
import { CheckIcon } from '../parts/icons';
import { BoxPicture } from '../skins/BoxPicture';
import { useT } from '../text';
import styles from './BoxChoice.module.css';

export function BoxChoice({ chosen, onChoose }: { chosen: Box; onChoose(box: Box): void }) {
  const t = useT();
  return (
    <fieldset className={styles.shelf}>
      <legend className="unseen">{t('hall.chooseBox')}</legend>
      {boxes.map((box) => (
        <label key={box.game} className={styles.box} data-skin={box.skin}>
          <input
            type="radio"
            name="box"
            className={styles.radio}
            checked={box.game === chosen.game}
            onChange={() => onChoose(box)}
          />
          <CheckIcon className={styles.check} />
          <span className={styles.picture}>
            <BoxPicture box={box.skin} />
          </span>
          <span className={styles.label}>
            <b>{t(`common.box.${box.game}.name`)}</b>
            <span>{t(`common.box.${box.game}.about`)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
