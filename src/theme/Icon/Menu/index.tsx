/** The style sheet draws it (`src/css/icons.css`). */
export default function IconMenu() {
  return null;
}
