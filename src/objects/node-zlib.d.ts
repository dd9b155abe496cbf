/** The functions of Node that we use. The platform's own types leave Node's modules out. */
declare module "node:zlib" {
  export function gunzipSync(bytes: Uint8Array | ArrayBuffer): Uint8Array<ArrayBuffer>;
  export function gzipSync(bytes: Uint8Array | string): Uint8Array<ArrayBuffer>;
}
