import { expect, it } from "vitest";
import { keepingLast, oncePer } from "../../src/core/kept.ts";

const counting = () => {
  const asked: object[] = [];
  const make = (key: object): number | undefined => (asked.push(key) === 1 ? undefined : asked.length);
  return { asked, make };
};

it("oncePer works out each thing once, also where there is nothing to be had", () => {
  const { asked, make } = counting();
  const kept = oncePer(make);
  const [a, b] = [{}, {}];
  expect([kept(a), kept(b), kept(a), kept(b)]).toEqual([undefined, 2, undefined, 2]);
  expect(asked).toEqual([a, b]);
});

it("keepingLast works out anew what was not asked last", () => {
  const { asked, make } = counting();
  const kept = keepingLast(make);
  const [a, b] = [{}, {}];
  expect([kept(a), kept(a), kept(b), kept(a)]).toEqual([undefined, undefined, 2, 3]);
  expect(asked).toEqual([a, b, a]);
});
