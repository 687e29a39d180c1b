import { Component, type ReactNode } from "react";

type GuardProps = {
  /** Rendered instead of the children after one of them failed to render or to load; nothing if left out. */
  fallback?: ReactNode;
  onFail?: (() => void) | undefined;
  /** When this turns true, what has failed is tried again; never if left out. */
  isOnline?: boolean | undefined;
  children: ReactNode;
};

type GuardState = { readonly hasFailed: boolean } & Pick<GuardProps, "isOnline">;

/** An error boundary around one part of the page; change its `key` to reset it. */
export class Guard extends Component<GuardProps, GuardState> {
  override readonly state: GuardState = { hasFailed: false, isOnline: undefined };

  static getDerivedStateFromProps({ isOnline }: GuardProps, before: GuardState): GuardState {
    const isBack = isOnline === true && before.isOnline === false;
    return { hasFailed: before.hasFailed && !isBack, isOnline };
  }

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onFail?.();
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
