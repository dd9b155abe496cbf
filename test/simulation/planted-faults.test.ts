import { describe, expect, it } from "vitest";
import { misfit, plantedFaults } from "./planted-faults.ts";

describe("faults planted for the simulation", () => {
  const faults = plantedFaults();

  it("are at least fifty, each with a number of its own", () => {
    expect(faults.length).toBeGreaterThanOrEqual(50);
    const numbers = faults.map(({ name }) => name.slice(0, 2));
    expect(numbers).toEqual(faults.map((_, i) => String(i + 1).padStart(2, "0")));
  });

  it.each(faults)("$name applies to the tree", (fault) => {
    expect(misfit(fault)).toBeNull();
  });
});
