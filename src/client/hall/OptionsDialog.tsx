// The options of the next match, remembered.
import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import { matchOptions } from '../store/setup';
import { useT } from '../text';
import { OptionFields } from './OptionFields';

export default function OptionsDialog({ game, onClose }: { game: string; onClose(): void }) {
  const t = useT();
  return (
    <Dialog title={t('hall.options.title')} onClose={onClose}>
      <OptionFields game={game} value={matchOptions.use(game)} onChange={(chosen) => matchOptions.set(game, chosen)} />
      <Button kind="primary" onClick={onClose}>
        {t('hall.options.done')}
      </Button>
    </Dialog>
  );
}
