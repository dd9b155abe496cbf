import type { Disk } from "../platform/disk.ts";
import type { SimObject } from "../platform/object.ts";
import type { Row } from "../platform/sql.ts";
import type { World } from "../world/world.ts";

/** What judges ask of the stores. */

/** Of an object that sleeps, too: it sleeps on afterwards. */
export function peek<T>(object: SimObject, read: (disk: Disk) => T): T {
  const answer = read(object.disk);
  if (object.instance === null) object.disk.sleep();
  return answer;
}

export const objectsOf = ({ cloud }: World, className: string): readonly SimObject[] =>
  cloud.objectsOf(className);

export const hasTable = (disk: Disk, name: string): boolean =>
  disk.query("SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?", [name]).length > 0;

export const d1 = ({ cloud }: World, text: string, ...given: readonly unknown[]): Row[] =>
  cloud.d1("DB").sql.all(text, given);
