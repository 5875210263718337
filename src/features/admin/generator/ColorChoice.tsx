import { getFixedT } from 'i18next';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { searchByWords } from '#domain/text/nameSearch.ts';
import { useHashPopup } from '#shared/hooks/useHashPopup.ts';
import { Button } from '#shared/ui/Button.tsx';
import { OptionChip } from '#shared/ui/OptionChip.tsx';
import { Swatch } from '#shared/ui/Swatch.tsx';
import { FormSection } from '../shared/form/FormSection.tsx';
import { AddColorDialog } from '../shared/options/ColorForm.tsx';
import { SearchField } from '../shared/SearchField.tsx';
import styles from './Choice.module.css';
import { type GeneratorProps, toggled } from './generatorProps.ts';

const t = getFixedT('es', 'generator');
const tForm = getFixedT('es', 'productoForm');

/** The colours of the new productos. Enter in the search chooses the first one that it finds. */
export function ColorChoice({ draft, change, data }: GeneratorProps) {
  const [search, setSearch] = useState('');
  const popup = useHashPopup('#color');
  const { colorIds } = draft;
  const found = searchByWords(data.colors, search, ({ name }) => [name]);
  const choose = (id: number) => change({ colorIds: toggled(colorIds, id) });

  function chooseFirst() {
    const [first] = found;
    if (search.trim() === '' || first === undefined) return;
    if (!colorIds.includes(first.id)) choose(first.id);
    setSearch('');
  }

  return (
    <FormSection legend={t('colors.legend')} columns="none">
      <div className={styles.tools}>
        <SearchField
          label={t('colors.search')}
          value={search}
          onChange={setSearch}
          onEnter={chooseFirst}
        />
        <Button variant="secondary" icon={<Plus aria-hidden="true" />} onClick={popup.open}>
          {tForm('addColor')}
        </Button>
        <output className={styles.count}>{t('colors.chosen', { count: colorIds.length })}</output>
        {colorIds.length > 0 && (
          <Button variant="quiet" onClick={() => change({ colorIds: [] })}>
            {t('colors.none')}
          </Button>
        )}
      </div>
      <div className={styles.chips}>
        {found.map((color) => (
          <OptionChip
            key={color.id}
            type="checkbox"
            name="color"
            value={String(color.id)}
            checked={colorIds.includes(color.id)}
            onSelect={() => choose(color.id)}
          >
            <Swatch size="sm" rgb={color.rgb} rainbow={isRainbow(color)} />
            <span>{color.name}</span>
          </OptionChip>
        ))}
        {found.length === 0 && search !== '' && <p>{t('colors.noMatch', { search })}</p>}
      </div>
      {popup.isOpen && (
        <AddColorDialog
          onAdded={({ id }) => change({ colorIds: [...colorIds, id] })}
          onClose={popup.close}
        />
      )}
    </FormSection>
  );
}
