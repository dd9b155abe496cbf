import { expect, test } from "vitest";
import { Disk } from "./disk.ts";
import { Sleepers } from "./sleepers.ts";

test("what an object wrote is there when it wakes, however many fell asleep meanwhile", () => {
  const sleepers = new Sleepers();
  const disks = Array.from({ length: 200 }, (_, i) => {
    const disk = new Disk(() => {}, sleepers);
    disk.query("CREATE TABLE own (number INTEGER)", []);
    disk.query("INSERT INTO own VALUES (?)", [i]);
    disk.seal()!.makeSafe();
    disk.sleep();
    return disk;
  });
  for (const [i, disk] of disks.entries())
    expect(disk.query("SELECT number FROM own", [])).toEqual([expect.objectContaining({ number: i })]);
});

test("one that was needed again since is not the next to be put away", () => {
  const packed: number[] = [];
  const sleepers = new Sleepers();
  const all = Array.from({ length: 65 }, (_, i) => ({ pack: () => packed.push(i) }));
  for (const each of all.slice(0, 64)) sleepers.add(each);
  sleepers.add(all[0]!);
  sleepers.add(all[64]!);
  expect(packed).toEqual([1]);
});
