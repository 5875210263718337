import { Component, type ReactNode } from 'react';
import { logError } from '#shared/lib/log.ts';
import { CrashScreen } from './CrashScreen.tsx';

type Props = {
  readonly children: ReactNode;
  /** When it changes, as on navigation, the children are rendered again. */
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
