import { AddColorDialog } from '../colors/AddColorDialog.tsx';
import { AddTallaDialog } from './AddTallaDialog.tsx';
import type { OptionPopups } from './useOptionPopups.ts';

/** The popups that add a colour or a size; beside the product's form, as forms do not nest. */
export function OptionDialogs({ color, talla, chooseColor, chooseTalla }: OptionPopups) {
  return (
    <>
      {color.isOpen && <AddColorDialog onAdded={chooseColor} onClose={color.close} />}
      {talla.isOpen && <AddTallaDialog onAdded={chooseTalla} onClose={talla.close} />}
    </>
  );
}
