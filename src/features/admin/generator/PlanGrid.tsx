import { type KeyboardEvent, memo, useDeferredValue, useId, useState } from 'react';
import { priceNote } from '#domain/staff/forms/productoForm.ts';
import type { PlanCell as Cell } from '#domain/staff/generator/plan.ts';
import { clarifyUnits } from '#domain/text/typedNumber.ts';
import { t } from '#i18n/es/staff/generator.ts';
import { Note, Row, Text } from '#ui/Stack.tsx';
import { ColorName } from '../shared/ColorName.tsx';
import { FormSection } from '../shared/form/FormSection.tsx';
import type { GeneratorProps } from './useGeneratorDraft.ts';
import styles from './Generator.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Enter: 1 };

function moveInColumn(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const { target, currentTarget: table } = event;
  if (step === undefined || event.ctrlKey || event.metaKey) return;
  if (!(target instanceof HTMLInputElement)) return;
  const { field } = target.dataset;
  const column = target.closest('td')?.cellIndex;
  if (field === undefined || column === undefined) return;
  event.preventDefault();
  const fields = table.querySelectorAll<HTMLInputElement>(
    `td:nth-child(${column + 1}) [data-field='${field}']:enabled`,
  );
  const next = fields[[...fields].indexOf(target) + step];
  next?.focus();
  next?.select();
}

export function PlanGrid({ changeCells, plan }: GeneratorProps) {
  const { rows, tallas, values } = plan;
  // Each cell shows the price. It is deferred, so that typing a price does not wait for the cells.
  const price = useDeferredValue(priceNote(values.retail) ?? '');

  return (
    <FormSection legend={t('plan.legend')}>
      {rows.length === 0 ? (
        <Note>{t('plan.empty')}</Note>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- only a focused area scrolls by keyboard
        <section className={styles.frame} aria-label={t('plan.legend')} tabIndex={0}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the arrow keys work in its fields */}
          <table className={styles.table} onKeyDown={moveInColumn}>
            <thead>
              <tr>
                <th scope="col">{t('plan.color')}</th>
                {tallas.map((talla) => (
                  <th key={talla} scope="col">
                    {talla ?? t('noTalla')}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ color, cells }) => {
                const colorName = color?.name ?? t('noColor');
                const news = cells.filter(({ kind }) => kind === 'new');
                const isAny = news.some(({ isLeftOut }) => !isLeftOut);
                const keys = news.map(({ key }) => key);
                return (
                  <tr key={color?.id ?? ''}>
                    <th scope="row">
                      <Row as="label" hasNoWrap className={styles.check}>
                        {news.length > 0 && (
                          <input
                            type="checkbox"
                            aria-label={t('plan.row', { color: colorName })}
                            checked={isAny}
                            onChange={() => changeCells(keys, { isLeftOut: isAny })}
                          />
                        )}
                        <ColorName color={color} none={t('noColor')} />
                      </Row>
                    </th>
                    {cells.map(({ key, kind, ...cell }) =>
                      kind === 'existing' ? (
                        <td key={key} className={styles.cell} data-state="existing">
                          <span className={styles.talla}>{cell.tallaId ?? t('noTalla')}</span>
                          <span>{`${cell.code} · ${t('plan.existing')}`}</span>
                        </td>
                      ) : (
                        <NewCell
                          key={key}
                          cellKey={key}
                          {...cell}
                          price={price}
                          colorName={colorName}
                          onChange={changeCells}
                        />
                      ),
                    )}
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      )}
    </FormSection>
  );
}

/** The cell of a producto that does not exist yet; memoised, because its props stay equal while other cells change. */
const NewCell = memo(function NewCell({
  cellKey,
  tallaId,
  colorName,
  price,
  code,
  codeError,
  quantity,
  isQuantityWrong,
  isLeftOut,
  onChange,
}: Omit<Cell, 'kind' | 'key'> & {
  cellKey: string;
  colorName: string;
  price: string;
  onChange: GeneratorProps['changeCells'];
}) {
  const errorId = useId();
  /** Blank text typed as the code. Once the field loses the focus, it shows the code of the pattern again. */
  const [blank, setBlank] = useState<string | null>(null);
  const read = clarifyUnits(quantity);
  const talla = tallaId ?? t('noTalla');
  const names = { color: colorName, talla };
  const errors = [
    codeError !== null && t(`error.${codeError}`),
    isQuantityWrong && t('error.quantity'),
  ].filter(Boolean);
  const field = (name: 'code' | 'quantity', isWrong: boolean) => ({
    'data-field': name,
    'aria-label': t(`plan.${name}`, names),
    'aria-invalid': isWrong || undefined,
    'aria-describedby': errors.length > 0 ? errorId : undefined,
    disabled: isLeftOut,
    autoComplete: 'off',
  });

  function typeCode(text: string) {
    const isBlank = text.trim() === '';
    setBlank(isBlank ? text : null);
    onChange([cellKey], { code: isBlank ? undefined : text });
  }

  return (
    <td className={styles.cell} data-state={isLeftOut ? 'leftOut' : undefined}>
      <div className={styles.fields}>
        <Row as="label" hasNoWrap className={styles.check}>
          <input
            type="checkbox"
            aria-label={t('plan.create', names)}
            checked={!isLeftOut}
            onChange={() => onChange([cellKey], { isLeftOut: !isLeftOut })}
          />
          <span className={styles.talla}>{talla}</span>
        </Row>
        <input
          {...field('code', codeError !== null)}
          value={blank ?? code}
          placeholder={code}
          spellCheck={false}
          title={code}
          onChange={(event) => typeCode(event.target.value)}
          onBlur={() => setBlank(null)}
        />
        <Text as="span" className={styles.price} tone="quiet">
          {price}
        </Text>
        <input
          {...field('quantity', isQuantityWrong)}
          value={quantity}
          inputMode="numeric"
          onChange={(event) => onChange([cellKey], { quantity: event.target.value })}
        />
        {read && <Note as="span">{read}</Note>}
      </div>
      {errors.length > 0 && (
        <Text id={errorId} tone="danger" weight="semibold">
          {errors.join(' · ')}
        </Text>
      )}
    </td>
  );
});
