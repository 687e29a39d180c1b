import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import type { Socket } from "node:net";
import { createServer } from "vite";
import { apiPrefixes } from "../../server/http/proxy.ts";

/** Every path of the contract, and the server's control endpoint. */
const api = `^/(${[...apiPrefixes, "__control"].join("|")})(/|$)`;

/** Vite with hot reload on one port; API calls are proxied to the server at `apiUrl`. */
export async function startDev(
  { port, host }: { readonly port: number; readonly host: string },
  apiUrl: string,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const http = createHttpServer();
  // As middleware, because Vite's own server would end the process on SIGTERM before ours has closed.
  const vite = await createServer({
    server: {
      middlewareMode: { server: http },
      hmr: { server: http },
      // Forwards the client's address, so that only this machine can control the server through here.
      proxy: { [api]: { target: apiUrl, xfwd: true } },
    },
    logLevel: "warn",
  });
  // A page that lost hot reload keeps requesting it through upgrades that the server does not track.
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
