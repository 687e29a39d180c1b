import { defineConfig } from "vitest/config";

export default defineConfig({ test: { include: ["tests/rules/run/{cover,mutate*,fault}.ts"] } });
