/** The location hints in the order of the table's columns; `apac` was measured before the platform parted it. */
export const MEASURED_HINTS = ["wnam", "enam", "sam", "weur", "eeur", "apac", "oc", "afr", "me"] as const;
export type MeasuredHint = (typeof MEASURED_HINTS)[number];
