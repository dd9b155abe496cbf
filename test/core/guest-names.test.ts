import { expect, it } from "vitest";
import { withoutGuestNumber } from "../../src/core/guest-names.ts";

it.each([
  ["Invité 1813", "Invité"],
  ["Guest 7", "Guest"],
  ["Gast", "Gast"],
  ["Ada 1815", "Ada 1815"],
  ["Invité mystère", "Invité mystère"],
])("%s is shown elsewhere as %s", (name, shown) => expect(withoutGuestNumber(name)).toBe(shown));
