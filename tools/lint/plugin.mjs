// Rules of this project that oxlint has no rule of its own for.

const globals = new Set(["globalThis", "window", "self"]);
const ambient = new Set(
  (
    "setTimeout setInterval setImmediate requestAnimationFrame requestIdleCallback fetch " +
    "XMLHttpRequest WebSocket EventSource Date Math performance crypto"
  ).split(" "),
);

const rules = {
  /** The clock, timers, chance and the network reached past the rules on globals. */
  "no-ambient": (report) => ({
    NewExpression(node) {
      if (isDate(node.callee) && node.arguments.length === 0) {
        report(node, "new Date() reads the clock; take the instant from deps.clock.");
      }
    },
    CallExpression(node) {
      if (isDate(node.callee))
        report(node, "Date() reads the clock; take the instant from deps.clock.");
    },
    MemberExpression(node) {
      const name = node.property.name ?? node.property.value;
      if (globals.has(node.object.name) && ambient.has(name)) {
        report(
          node,
          `${node.object.name}.${name} is ambient; it belongs behind a port in src/infra.`,
        );
      }
    },
  }),
  "no-double-assertion": (report) => ({
    TSAsExpression(node) {
      if (node.expression.type !== "TSAsExpression") return;
      report(
        node,
        "Two assertions in a row switch the type checker off; decode or narrow instead.",
      );
    },
  }),
  "no-enum": (report) => ({
    TSEnumDeclaration: (node) => report(node, "Use a union of literals instead of an enum."),
  }),
};

function isDate(callee) {
  return callee.type === "Identifier" && callee.name === "Date";
}

export default {
  meta: { name: "touchline" },
  rules: Object.fromEntries(
    Object.entries(rules).map(([name, visit]) => [
      name,
      { create: (context) => visit((node, message) => context.report({ node, message })) },
    ]),
  ),
};
