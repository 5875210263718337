import type { Color } from '#domain/catalogue/catalogue.ts';
import { isRainbow } from '#domain/catalogue/rainbow.ts';
import { Swatch } from '#ui/picture/Swatch.tsx';
import { Row, Text } from '#ui/Stack.tsx';

/** Shows a swatch and the name of a colour. @param none the text if `color` is `null` */
export function ColorName({ color, none }: { color: Color | null; none: string }) {
  return (
    <Row as="span" hasNoWrap>
      {color && <Swatch size="sm" rgb={color.rgb} rainbow={isRainbow(color)} />}
      <Text as="span" isLong>
        {color?.name ?? none}
      </Text>
    </Row>
  );
}
