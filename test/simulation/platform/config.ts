import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { experimental_readRawConfig } from "wrangler";
import type { ConsumerSettings } from "./queue.ts";

/** What `wrangler.toml` binds, and the text of D1's migrations. */
export interface CloudConfig {
  readonly objects: readonly { readonly name: string; readonly class_name: string }[];
  readonly kv: readonly string[];
  readonly d1: readonly { readonly binding: string; readonly migrations: readonly string[] }[];
  readonly producers: readonly { readonly binding: string; readonly queue: string }[];
  readonly consumers: readonly ConsumerSettings[];
  readonly metrics: readonly string[];
  readonly assets: string | null;
  readonly vars: Readonly<Record<string, unknown>>;
}

interface Raw {
  readonly durable_objects?: { readonly bindings: CloudConfig["objects"] };
  readonly kv_namespaces?: readonly { readonly binding: string }[];
  readonly d1_databases?: readonly { readonly binding: string; readonly migrations_dir: string }[];
  readonly queues?: {
    readonly producers?: CloudConfig["producers"];
    readonly consumers?: CloudConfig["consumers"];
  };
  readonly analytics_engine_datasets?: readonly { readonly binding: string }[];
  readonly assets?: { readonly binding: string };
  readonly vars?: Readonly<Record<string, unknown>>;
}

export function readConfig(root: string): CloudConfig {
  const raw = experimental_readRawConfig({ config: join(root, "wrangler.toml") }).rawConfig as Raw;
  return {
    objects: raw.durable_objects?.bindings ?? [],
    kv: (raw.kv_namespaces ?? []).map(({ binding }) => binding),
    d1: (raw.d1_databases ?? []).map(({ binding, migrations_dir }) => ({
      binding,
      migrations: textsIn(join(root, migrations_dir)),
    })),
    producers: raw.queues?.producers ?? [],
    consumers: raw.queues?.consumers ?? [],
    metrics: (raw.analytics_engine_datasets ?? []).map(({ binding }) => binding),
    assets: raw.assets?.binding ?? null,
    vars: raw.vars ?? {},
  };
}

const textsIn = (folder: string): string[] =>
  readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), "utf8"));
