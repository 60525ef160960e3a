// Catches what goes wrong while drawing, says so, and offers a way on.
import { Component, type ReactNode } from 'react';
import { t } from '../text';
import { Button, LinkButton } from './Button';
import { Notice } from './Notice';

export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean; offline: boolean }> {
  override state = { failed: false, offline: false };

  static getDerivedStateFromError() {
    // Code that could not be fetched fails like any other: the missing connection is the reason.
    return { failed: true, offline: !navigator.onLine };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <Notice title={t('hall.error.title')} text={t(this.state.offline ? 'hall.error.offline' : 'hall.error.text')}>
        <Button kind="primary" onClick={() => location.reload()}>
          {t('hall.error.reload')}
        </Button>
        <LinkButton href="/">{t('common.home')}</LinkButton>
      </Notice>
    );
  }
}
