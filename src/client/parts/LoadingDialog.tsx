// Stands in for a dialog whose code is still on its way.
import { useT } from '../text';
import { Dialog } from './Dialog';

export function LoadingDialog({ title, onClose }: { title: string; onClose(): void }) {
  const t = useT();
  return (
    <Dialog title={title} onClose={onClose}>
      <p role="status">{t('common.loading')}</p>
    </Dialog>
  );
}
