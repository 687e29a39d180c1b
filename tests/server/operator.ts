import { type Answer, type Client, clientOf, refreshToken } from "./client.ts";
import { type RunningServer, type ServerOptions, startServer } from "../../server/main.ts";
import { temporaryFolder } from "./folder.ts";
import { demoSignIn } from "../../server/players/players.ts";
import { saturdayEvening } from "../kit/season.ts";

export { type Answer, type Client, type Json, refreshToken } from "./client.ts";

export const startedAt = 1_800_000_000_000;

/** A separate server with a clock that only the test advances. */
export type Operator = {
  readonly url: string;
  readonly folder: string;
  /** Advances the clock without notifying the server. */
  pass(ms: number): void;
  visitor(): Client;
  signedIn(): Promise<Client>;
  control(order: object): Promise<Answer>;
  /** Runs `meanwhile` on its folder while the server is stopped. */
  restart(meanwhile?: () => void): Promise<void>;
  close(): Promise<void>;
};

export async function startOperator(options: Partial<ServerOptions> = {}): Promise<Operator> {
  const folder = temporaryFolder("data");
  let now = startedAt;
  const start = () =>
    startServer({
      port: 0,
      host: "127.0.0.1",
      dataFolder: folder,
      feed: { kind: "simulation", seed: 5, speed: 1, beginsAt: saturdayEvening },
      distFolder: null,
      apiUrl: null,
      now: () => now,
      // All visitors of a test share one address.
      rateFactor: 1000,
      ...options,
    });
  let server: RunningServer = await start();
  const visitor = () => clientOf(() => server.url);
  return {
    get url() {
      return server.url;
    },
    folder,
    pass: (ms) => {
      now += ms;
    },
    visitor,
    signedIn: async () => {
      const player = visitor();
      await signIn(player);
      await refreshToken(player);
      return player;
    },
    control: async (order) => {
      const answer = await visitor().post("/__control", order);
      if (answer.status !== 200) throw new Error(`control refused: ${JSON.stringify(answer.body)}`);
      return answer;
    },
    restart: async (meanwhile) => {
      await server.close();
      meanwhile?.();
      server = await start();
    },
    close: () => server.close(),
  };
}

export function signIn(player: Client, password: string = demoSignIn.password): Promise<Answer> {
  return player.post("/web-api/auth/login", {
    uLogin: demoSignIn.login,
    uPassword: Buffer.from(password).toString("base64"),
    save: false,
    componentsData: null,
  });
}

export async function moneyOf(player: Client): Promise<number> {
  return (await player.get("/web-api/user/balance")).body.money;
}
