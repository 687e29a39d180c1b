import { Component, type ReactNode } from "react";

type GuardProps = {
  /** What stands in place of the children after one of them failed to render or to load. */
  fallback: ReactNode;
  onFail?: (() => void) | undefined;
  children: ReactNode;
};

/** Keeps a failure inside its part of the page; another `key` is a fresh start. */
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
