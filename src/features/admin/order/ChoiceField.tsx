import { useEffect, useRef } from 'react';
import type { LineChoice } from '#domain/order/receive/matchOrder.ts';
import { useStaffText } from '#i18n/useStaffText.ts';
import { SelectField } from '#shared/ui/SelectField.tsx';
import type { ReceiveOrder } from './useReceiveOrder.ts';

type Props = { choice: LineChoice; api: ReceiveOrder };

/** The productos that a line of the text may mean; another one can be chosen later. */
export function ChoiceField({ choice: { key, name, productos }, api }: Props) {
  const t = useStaffText('order');
  const select = useRef<HTMLSelectElement>(null);
  const { decisions, decide, lastChoiceRef } = api;

  useEffect(() => {
    if (lastChoiceRef.current !== key) return;
    // A choice can move the field to another row.
    lastChoiceRef.current = null;
    select.current?.focus();
  });

  function choose(id: string) {
    lastChoiceRef.current = key;
    const { [key]: _old, ...others } = decisions.choices;
    decide({ choices: id === '' ? others : { ...others, [key]: Number(id) } });
  }

  return (
    <SelectField
      ref={select}
      label={t('table.chooseOf', { name })}
      value={String(decisions.choices[key] ?? '')}
      onInput={({ currentTarget }) => choose(currentTarget.value)}
      onChange={() => undefined}
      options={[
        { value: '', label: t('table.choose') },
        ...productos.map((producto) => ({
          value: String(producto.id),
          label: [producto.code, producto.name, producto.colorName, producto.tallaId]
            .filter(Boolean)
            .join(' · '),
        })),
      ]}
    />
  );
}
