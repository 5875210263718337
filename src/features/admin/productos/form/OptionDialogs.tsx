import { ImageLibrary } from '../../shared/library/ImageLibrary.tsx';
import { AddColorDialog } from '../../shared/options/ColorForm.tsx';
import { AddTallaDialog } from '../../shared/options/AddTallaDialog.tsx';
import type { OptionPopups } from './useOptionPopups.ts';

/** The popups that add a colour, a size or pictures. They stand beside the form: forms cannot nest. */
export function OptionDialogs({ color, talla, library, chooseColor, chooseTalla }: OptionPopups) {
  return (
    <>
      {color.isOpen && <AddColorDialog onAdded={chooseColor} onClose={color.close} />}
      {library.props && <ImageLibrary {...library.props} />}
      {talla.isOpen && <AddTallaDialog onAdded={chooseTalla} onClose={talla.close} />}
    </>
  );
}
