// Play against bots: who sits opposite, and the one obvious button of the page.
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { namesForBots } from '../../bots/names';
import type { Box } from '../lobby/boxes';
import { part } from '../lobby/lobby';
import { Problem } from '../lobby/Problem';
import { useOnce } from '../lobby/useOnce';
import { Button } from '../parts/Button';
import { LoadingDialog } from '../parts/LoadingDialog';
import { playerName } from '../store/settings';
import { matchOptions, opponents } from '../store/setup';
import { useT } from '../text';
import { BotFields } from './BotFields';
import styles from './BotsPanel.module.css';
import { useBotsAhead } from './useBotsAhead';

const OptionsDialog = lazy(() => import('./OptionsDialog'));
// A page that cannot fetch it does without.
const OptionsNote = lazy(() => import('./OptionsNote').catch(() => ({ default: () => null })));

export function BotsPanel({ box }: { box: Box }) {
  const t = useT();
  const most = box.seats.max - 1;
  // Another box may have had more seats.
  const bots = opponents.use().slice(0, most);
  const seats = bots.length + 1;
  useBotsAhead(box.game, seats);
  const start = useOnce();
  const [, navigate] = useLocation();
  const [showsOptions, setShowsOptions] = useState(false);
  const closeOptions = () => setShowsOptions(false);

  const play = async () => {
    const { startLocal } = await part(import('../local/start'));
    const me = playerName.get();
    const names = namesForBots(bots.length, [me]);
    const players = [{ name: me, bot: null }, ...bots.map((bot, i) => ({ name: names[i] ?? bot, bot }))];
    navigate(startLocal(box.game, players, matchOptions.get(box.game)));
  };

  return (
    <div className={styles.panel}>
      <BotFields legend={t('hall.bots.who')} bots={bots} least={1} most={most} onChange={opponents.set} />
      <div className={styles.go}>
        <Button kind="primary" className={styles.play} busy={start.busy} onClick={() => start.run(play)}>
          {t('hall.bots.play')}
        </Button>
        <Button className={styles.options} onClick={() => setShowsOptions(true)}>
          {t('hall.options.title')}
        </Button>
      </div>
      {Object.keys(matchOptions.use(box.game)).length > 0 && (
        <Suspense>
          <OptionsNote game={box.game} />
        </Suspense>
      )}
      <Problem of={start.problem} />
      {showsOptions && (
        <Suspense fallback={<LoadingDialog title={t('hall.options.title')} onClose={closeOptions} />}>
          <OptionsDialog game={box.game} onClose={closeOptions} />
        </Suspense>
      )}
    </div>
  );
}
