// A match on the server, by its address.
import { type Box, boxOf } from '../lobby/boxes';
import { Button, LinkButton } from '../parts/Button';
import { NotFound } from '../parts/NotFound';
import { Notice } from '../parts/Notice';
import { Waiting } from '../parts/Waiting';
import { useT } from '../text';
import { JoinPage } from './JoinPage';
import { MatchGone } from './MatchGone';
import { OnlineTable } from './OnlineTable';
import { useEntrance } from './useEntrance';

export default function OnlinePage({ game, matchID }: { game: string; matchID: string }) {
  const box = boxOf(game);
  return box ? <Door box={box} matchID={matchID} /> : <NotFound />;
}

function Door({ box, matchID }: { box: Box; matchID: string }) {
  const t = useT();
  const { entrance, join, sit, watch, retry } = useEntrance(box.game, matchID);
  if (entrance.step === 'asking') return <Waiting page text={t('hall.match.opening')} />;
  if (entrance.step === 'name') {
    const { laid, name, problem } = entrance;
    return <JoinPage box={box} laid={laid} name={name} problem={problem} onJoin={join} onWatch={watch} />;
  }
  if (entrance.step === 'in') {
    const { seat } = entrance;
    return <OnlineTable key={seat?.credentials} box={box} matchID={matchID} taken={seat} onSit={sit} />;
  }
  if (entrance.problem === 'notFound') return <MatchGone />;
  return (
    <Notice title={t('hall.error.title')} text={t(`hall.problem.${entrance.problem}`)}>
      <Button kind="primary" onClick={retry}>
        {t('common.tryAgain')}
      </Button>
      <LinkButton href="/">{t('common.home')}</LinkButton>
    </Notice>
  );
}
