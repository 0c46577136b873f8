import { useState } from 'react';
import { countries } from '../../../contract/primitives/countries.ts';
import { Card } from '../../design/parts.tsx';
import { LoginForm, type LoginValues, RegisterForm, type RegisterValues } from '../../features/sign-in/index.ts';
import { useT } from '../../texts/texts.tsx';

const nothing = () => undefined;

/** The bodies of the log-in and registration dialogs. */
export function Forms() {
  const t = useT();
  const [login, setLogin] = useState<LoginValues>({ username: 'tunde.b', password: '', remember: true });
  const [register, setRegister] = useState<RegisterValues>({
    way: 'phone',
    country: countries[0]!,
    phone: '803 555 0142',
    email: '',
    imageCode: '7Kq3',
    phoneCode: '',
    username: 'tun',
    password: '',
    agreed: false,
  });
  return (
    <>
      <Card title={t('sign-in.loginTitle')}>
        <LoginForm
          values={login}
          onChange={(change) => setLogin({ ...login, ...change })}
          onSubmit={nothing}
          busy={false}
        />
      </Card>
      <Card title={t('sign-in.registerTitle')}>
        <RegisterForm
          values={register}
          onChange={(change) => setRegister({ ...register, ...change })}
          onLeave={nothing}
          onSubmit={nothing}
          errors={{ username: 'Username too short: use 5 to 15 letters, digits or _.' }}
          busy={false}
          complete={false}
          image={{ src: '/icon-192.png', question: undefined, onNew: nothing, onOther: nothing }}
          code={{ onSend: nothing, wait: 42, ready: true }}
        />
      </Card>
    </>
  );
}
