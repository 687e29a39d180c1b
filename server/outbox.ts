/**
 * An email or text message to a player; nothing is actually sent, so only the person running the server can
 * read it.
 */
export type Message = { readonly to: string; readonly text: string };

/**
 * Messages that this server would have sent. Outside production each one is logged, and `GET /__outbox`
 * returns the latest.
 */
export type Outbox = {
  send(message: Message, now: number): void;
  /** Newest last; times in Unix ms. */
  readonly messages: readonly (Message & { readonly at: number })[];
};

const maxMessages = 50;

export function createOutbox(isProduction: boolean): Outbox {
  const messages: (Message & { at: number })[] = [];
  return {
    messages,
    send: (message, now) => {
      if (isProduction) return;
      messages.push({ ...message, at: now });
      messages.splice(0, Math.max(0, messages.length - maxMessages));
      console.log(`message to ${message.to}: ${message.text}`);
    },
  };
}
