// Catches what goes wrong while drawing, says so, and offers a way on.
import { Component, type ReactNode } from 'react';
import { t } from '../text';
import { Button, LinkButton } from './Button';
import { Notice } from './Notice';

export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice title={t('hall.error.title')} text={t('hall.error.text')}>
        <Button kind="primary" onClick={() => location.reload()}>
          {t('hall.error.reload')}
        </Button>
        <LinkButton href="/">{t('common.home')}</LinkButton>
      </Notice>
    );
  }
}
