import { Button } from "../../components/Button.tsx";

/** Opens the choice of a value. `name` tells screen readers which of several equal buttons this is. */
export function SetButton(props: {
  text: string;
  name: string;
  isQuiet?: boolean;
  onPress: () => void;
}) {
  return (
    <Button size="sm" look={props.isQuiet === true ? "quiet" : "line"} onPress={props.onPress}>
      {props.text} <span className="vh">{props.name}</span>
    </Button>
  );
}
