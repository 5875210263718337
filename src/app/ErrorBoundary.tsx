import { Component, type ReactNode } from 'react';
import { paths } from '#config/paths.ts';
import { useCommonTexts } from '#i18n/es/common.ts';
import { logError } from '#lib/log.ts';
import { ButtonAnchor } from '#ui/action/Button.tsx';
import { ErrorState } from '#ui/message/ErrorState.tsx';

/** Replaces a page that failed to render. The links load a new document, which keeps the cart: it is in storage. */
function CrashScreen({ onRetry }: { onRetry: () => void }) {
  const t = useCommonTexts();
  return (
    <ErrorState
      title={t('error.crashTitle')}
      detail={t('error.crashDetail')}
      onRetry={onRetry}
      actions={
        <>
          <ButtonAnchor href={paths.catalogue()} variant="secondary">
            {t('nav.catalogue')}
          </ButtonAnchor>
          <ButtonAnchor href={paths.contact()} variant="secondary">
            {t('nav.contact')}
          </ButtonAnchor>
        </>
      }
    />
  );
}

type Props = {
  readonly children: ReactNode;
  /** Key whose change renders the children again after an error, such as the path. */
  readonly resetKey?: string;
};
type State = { readonly crashed: boolean };

/** Shows an error instead of a blank page when a component fails to render. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { crashed: false };

  static getDerivedStateFromError(): State {
    return { crashed: true };
  }

  override componentDidCatch(error: Error): void {
    logError('page: render', error);
  }

  override componentDidUpdate(previous: Props): void {
    if (this.state.crashed && previous.resetKey !== this.props.resetKey) this.reset();
  }

  private readonly reset = () => this.setState({ crashed: false });

  override render(): ReactNode {
    return this.state.crashed ? <CrashScreen onRetry={this.reset} /> : this.props.children;
  }
}
