import { type ReactNode, useDeferredValue, useSyncExternalStore } from "react";

type View<Props> = (props: Props) => ReactNode;

/**
 * A view whose code is asked for once it stands on the page; until then `whileLoading` stands in its place, as it does in what
 * the server renders. A failure is thrown to the guard around it; when the view is opened again, so is the request.
 *
 * Not React's `lazy`: what follows a fallback of `Suspense` is held back for 300 ms, and while one is held back, a second one
 * that is ready makes React render both over and over.
 */
export function late<Name extends string, Props extends object>(
  load: () => Promise<{ readonly [N in Name]: View<Props> }>,
  name: Name,
): View<Props & { readonly whileLoading?: ReactNode }> {
  let loaded: View<Props> | Error | null = null;
  let isAsked = false;
  const wakes = new Set<() => void>();
  const take = (result: View<Props> | Error) => {
    loaded = result;
    for (const wake of wakes) wake();
  };
  const subscribe = (wake: () => void) => {
    wakes.add(wake);
    if (!isAsked) load().then((module) => take(module[name]), take);
    isAsked = true;
    return () => {
      wakes.delete(wake);
      if (wakes.size === 0 && loaded instanceof Error) {
        loaded = null;
        isAsked = false;
      }
    };
  };

  return function Late(props) {
    const now = useSyncExternalStore(
      subscribe,
      () => loaded,
      () => null,
    );
    // What loaded is rendered in slices, between which taps are answered.
    const View = useDeferredValue(now);
    if (View instanceof Error) throw View;
    return View === null ? props.whileLoading : <View {...props} />;
  };
}
