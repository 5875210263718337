import { screen } from '@testing-library/react';
import { useState } from 'react';
import type {
  PicturePicker,
  PicturePickerProps,
} from '#features/admin/shared/pictures/PicturePicker.tsx';
import { renderPart } from './renderPart.tsx';

type Setup = Omit<PicturePickerProps, 'isSelected' | 'onToggle'>;

/** A screen around the picker that keeps what was chosen, as the forms do. */
function Chooser({ Picker, setup }: { Picker: typeof PicturePicker; setup: Setup }) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  return (
    <>
      <Picker
        {...setup}
        isSelected={(url) => chosen.includes(url)}
        onToggle={(url) =>
          setChosen((now) =>
            now.includes(url) ? now.filter((other) => other !== url) : [...now, url],
          )
        }
      />
      <p data-testid="chosen">{chosen.join(' ')}</p>
    </>
  );
}

export function renderPicker(setup: Setup) {
  return renderPart(async () => {
    const { PicturePicker: Picker } =
      await import('#features/admin/shared/pictures/PicturePicker.tsx');
    return <Chooser Picker={Picker} setup={setup} />;
  });
}

/** The buttons of the pictures on the page, once there are any. */
export async function findPictures(): Promise<HTMLElement[]> {
  const list = await screen.findByRole('list', { name: 'Imágenes' });
  return [...list.querySelectorAll<HTMLElement>('[aria-pressed]')];
}

/** The button of one picture. */
export const findPicture = (name: string) => screen.findByTitle(name);

/** Names of the pictures on the page, in order. */
export async function findNames(): Promise<(string | null)[]> {
  return (await findPictures()).map((button) => button.textContent);
}

/** The chosen addresses. */
export function chosen(): string {
  return screen.getByTestId('chosen').textContent;
}
