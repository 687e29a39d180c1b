import { Component, type ReactNode } from "react";

type GuardProps = {
  /** Rendered instead of the children after one of them failed to render or to load; nothing if left out. */
  fallback?: ReactNode;
  onFail?: (() => void) | undefined;
  children: ReactNode;
};

/** An error boundary around one part of the page; change its `key` to reset it. */
export class Guard extends Component<GuardProps, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

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
