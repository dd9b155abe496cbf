import { type ZodType, z } from "zod";

/**
 * A schema with a short way: what is exactly as it wants is taken as it stands, by a test made once of what the schema
 * says of itself (its JSON Schema). Every frame passes here, and walking a schema takes longer than judging a move.
 * Whatever does not fit is read by the schema, which knows more than these few keywords.
 */
export function quickReader<T>(schema: ZodType<T>): Reader<T> {
  let reader = readers.get(schema) as Reader<T> | undefined;
  if (!reader) {
    const test = testOf(z.toJSONSchema(schema, { unrepresentable: "any", override: confess }) as Shape);
    reader = {
      safeParse: (value) => (test(value) ? { success: true, data: value as T } : schema.safeParse(value)),
    };
    readers.set(schema, reader);
  }
  return reader;
}

type Reader<T> = Pick<ZodType<T>, "safeParse">;
type Test = (value: unknown) => boolean;

/** The part of JSON Schema that moves are described in. */
interface Shape {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly oneOf?: readonly Shape[];
  readonly anyOf?: readonly Shape[];
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: unknown;
  readonly items?: Shape;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
}

const READ = new Set(
  (
    "$schema description type const enum oneOf anyOf properties required additionalProperties " +
    "items maxItems minimum maximum minLength maxLength"
  ).split(" "),
);

/** What a schema does to a value, or asks of it, and its JSON Schema does not tell. */
const UNTOLD = new Set(["custom", "overwrite", "pipe", "default", "prefault", "catch"]);

/** Marks what is untold with a keyword that is not read here. */
const confess: NonNullable<z.core.ToJSONSchemaParams["override"]> = ({ zodSchema, jsonSchema }) => {
  const { type, checks = [] } = zodSchema._zod.def;
  if ([type, ...checks.map((each) => each._zod.def.check)].some((each) => UNTOLD.has(each)))
    jsonSchema.untold = true;
};

const readers = new WeakMap<ZodType, Reader<unknown>>();
const never: Test = () => false;

function testOf(shape: Shape): Test {
  if (!Object.keys(shape).every((keyword) => READ.has(keyword))) return never;
  const ways = shape.oneOf ?? shape.anyOf;
  if (ways) return anyOf(ways.map(testOf));
  if (shape.enum) return (value) => shape.enum!.includes(value);
  if ("const" in shape) return (value) => value === shape.const;
  switch (shape.type) {
    case "object":
      return objectOf(shape);
    case "array":
      return arrayOf(shape);
    case "string":
      return stringOf(shape);
    case "integer":
      return integerOf(shape);
    case "boolean":
      return (value) => typeof value === "boolean";
    default:
      return never;
  }
}

const anyOf =
  (tests: readonly Test[]): Test =>
  (value) => {
    for (const test of tests) if (test(value)) return true;
    return false;
  };

/** Nothing beside the properties it names: a schema that allows more is not read here. */
function objectOf({ properties = {}, required = [], additionalProperties }: Shape): Test {
  if (additionalProperties !== false) return never;
  const fields = Object.entries(properties).map(([key, shape]) => ({
    key,
    test: testOf(shape),
    isRequired: required.includes(key),
  }));
  return (value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
    let unread = Object.keys(value).length;
    for (const { key, test, isRequired } of fields) {
      if (!Object.hasOwn(value, key)) {
        if (isRequired) return false;
      } else if (test((value as Record<string, unknown>)[key])) unread--;
      else return false;
    }
    return unread === 0;
  };
}

function arrayOf({ items = {}, maxItems = Number.POSITIVE_INFINITY }: Shape): Test {
  const test = testOf(items);
  return (value) => {
    if (!Array.isArray(value) || value.length > maxItems) return false;
    for (const item of value) if (!test(item)) return false;
    return true;
  };
}

const stringOf =
  ({ minLength = 0, maxLength = Number.POSITIVE_INFINITY }: Shape): Test =>
  (value) =>
    typeof value === "string" && value.length >= minLength && value.length <= maxLength;

const integerOf =
  ({ minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER }: Shape): Test =>
  (value) =>
    Number.isSafeInteger(value) && (value as number) >= minimum && (value as number) <= maximum;
