/** The text of a file, as the test runner imports it. */
declare module "*?raw" {
  const text: string;
  export default text;
}
