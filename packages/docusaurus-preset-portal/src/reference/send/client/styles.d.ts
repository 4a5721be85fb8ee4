declare module '*/styles.css' {
  const text: string;
  export default text;
}
