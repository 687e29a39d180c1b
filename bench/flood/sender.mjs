// A process that sends one kind of request as fast as it is answered, until it is told to stop.
import { Agent, request } from "node:http";
import { kinds } from "./kinds.mjs";

const { url, kind, connections, cookies } = JSON.parse(process.argv[2]);
const { make, isVisitor = false, isFromEverywhere = false } = kinds[kind];
const agent = new Agent({ keepAlive: true, maxSockets: connections });
const statuses = {};
// Expensive requests are created before the measurement.
make(0);
process.send("begun");
let isRunning = true;
let index = 0;

process.once("message", () => {
  isRunning = false;
});
await Promise.all(Array.from({ length: connections }, sendOn));
agent.destroy();
process.send(statuses);

async function sendOn() {
  while (isRunning) {
    const status = await send();
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

function send() {
  index += 1;
  const [path, headers, body] = make(index);
  const options = {
    agent,
    method: body === null ? "GET" : "POST",
    headers: {
      Origin: url,
      "X-Forwarded-For": isFromEverywhere ? addressOf(index) : "198.51.100.1",
      ...(isVisitor ? { Cookie: cookies[index % cookies.length] } : {}),
      ...(body === null ? {} : { "Content-Length": body.length }),
      ...headers,
    },
  };
  return new Promise((done) => {
    const call = request(url + path, options, (answer) => {
      answer.resume();
      answer.on("close", () => done(answer.statusCode));
    });
    // The server may end a connection whose body it does not want.
    call.on("error", () => done("cut"));
    call.end(body ?? undefined);
  });
}

/** 10.0.0.0/8 has an address for each of 16 million requests. */
function addressOf(number) {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}
