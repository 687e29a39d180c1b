import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import type { Socket } from "node:net";
import { createServer } from "vite";
import { apiPrefixes } from "../../server/http/proxy.ts";

/** Every path of the contract, and the server's own switch for tests. */
const api = `^/(${[...apiPrefixes, "__control"].join("|")})(/|$)`;

/** Vite with hot reload on one port; every API call is forwarded to the server at `apiUrl`. */
export async function startDev(
  { port, host }: { readonly port: number; readonly host: string },
  apiUrl: string,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const http = createHttpServer();
  // As middleware, because Vite's own server would end the process at SIGTERM before ours has closed.
  const vite = await createServer({
    server: {
      middlewareMode: { server: http },
      hmr: { server: http },
      // The client address is forwarded, so that only this machine can control the server through the proxy.
      proxy: { [api]: { target: apiUrl, xfwd: true } },
    },
    logLevel: "warn",
  });
  // A page that is left without hot reload asks for it again and again, by upgrades that the server does not
  // count as its own.
  const sockets = new Set<Socket>();
  http.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  http.on("request", vite.middlewares);
  http.listen(port, host);
  await once(http, "listening");
  const address = http.address();
  const openedPort = typeof address === "object" && address !== null ? address.port : port;
  const close = async (): Promise<void> => {
    const closed = new Promise<void>((done) => http.close(() => done()));
    for (const socket of sockets) socket.destroy();
    await vite.close();
    await closed;
  };
  const name = host === "127.0.0.1" ? "localhost" : host;
  return { url: `http://${name.includes(":") ? `[${name}]` : name}:${openedPort}`, close };
}
