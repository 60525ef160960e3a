// The price of a card of Life, and the way to buy it: at once, or after choosing the card that it will lie on.
import { isDreamCardId, type LifeBoxCardId, lifeBoxCard } from '../../game';
import { PriceTag } from '../board/PriceTag';
import { lifeName } from '../text/describeLife';
import { useLife } from './model';
import { obstacle } from './obstacles';

export function BuyTag({ card }: { card: LifeBoxCardId }) {
  const model = useLife();
  const { t, find, named, play, chooseCarrier } = model;
  const { cost } = lifeBoxCard(card);
  const move = find('buy', card);
  const toChoose = !move && isDreamCardId(card) && named('buy').some(({ args }) => args[0] === card);
  const words = { card: lifeName(t, card), cost };
  const inTheWay = obstacle(model, card);
  const buy = move ? () => play(move) : toChoose ? () => chooseCarrier(card) : null;
  const label = toChoose ? t('life.action.choose', words) : t(cost > 0 ? 'life.action.buy' : 'life.action.buyFree', words);
  const short = toChoose ? t('life.action.chooseShort') : t(cost > 0 ? 'life.action.buyShort' : 'life.action.freeShort');
  return <PriceTag {...{ cost, buy, label, short }} obstacle={inTheWay?.text ?? null} priced={inTheWay?.priced ?? true} />;
}
