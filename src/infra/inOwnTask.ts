/** Runs soon, in a task of its own. A timer would wait: for milliseconds if nested, for a second in a hidden page. */
export function inOwnTask(run: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    run();
  };
  port2.postMessage(null);
}

/** Resolves soon, in a task of its own. */
export const ownTask = (): Promise<void> => new Promise(inOwnTask);
