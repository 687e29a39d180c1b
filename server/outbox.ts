/** An email or text message to a player; nothing is sent from here, so only the person running the server reads it. */
export type Message = { readonly to: string; readonly text: string };

/**
 * What this server would have sent. Outside production its log shows each message, and `GET /__outbox` the last ones.
 */
export type Outbox = {
  send(message: Message, now: number): void;
  /** Newest last; instants in Unix ms. */
  readonly messages: readonly (Message & { readonly at: number })[];
};

const most = 50;

export function createOutbox(isProduction: boolean): Outbox {
  const messages: (Message & { at: number })[] = [];
  return {
    messages,
    send: (message, now) => {
      if (isProduction) return;
      messages.push({ ...message, at: now });
      messages.splice(0, Math.max(0, messages.length - most));
      console.log(`message to ${message.to}: ${message.text}`);
    },
  };
}
