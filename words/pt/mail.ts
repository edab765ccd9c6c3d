import { translation } from '../translation';

export const mail = translation('pt', 'mail', {
  enquiry: {
    subject: 'Consulta enviada pelo site por {name}',
    quoteSubject: 'Solicitação de orçamento de {name}',
    wrote: '{sender} escreveu pelo site em {time}:',
    asksForQuote: '{sender} solicitou um orçamento pelo site em {time}:',
    line: '{name}: {value}',
    drawings: 'Desenhos:',
    drawing: '- {file} ({type}, {size})',
    drawingNotAttached: '- {file} ({type}, {size}), grande demais para este e-mail: {command}',
    drawingNotTaken:
      '- {file} ({type}, {size}), recusado pelo servidor de e-mail; está no editor, ou: {command}',
    unchecked: 'Não foi possível fazer a verificação humana desta consulta.',
    end: 'Consulta n.º {number}. Uma resposta a este e-mail vai diretamente para {name}.',
    about: 'Sobre',
    page: 'Página',
    referrer: 'Veio de',
    source: 'Origem',
    medium: 'Mídia',
    campaign: 'Campanha',
  },

  receipt: {
    subject: 'Sua mensagem para {company}',
    quoteSubject: 'Sua solicitação de orçamento para {company}',
    message: 'Agradecemos a sua mensagem. Nós a recebemos e responderemos assim que possível.',
    quote:
      'Agradecemos a sua solicitação de orçamento. Nós a recebemos e responderemos assim que a tivermos analisado.',
    text: `Olá,

{text}

Número: {number}, data de recebimento: {time}.

Se não foi você quem nos escreveu, pode ignorar este e-mail.

{company}
`,
    quoteText: `Olá,

{text}

Número: {number}, data de recebimento: {time}.
Peças: {parts}. Desenhos: {drawings}.

Se não foi você quem nos escreveu, pode ignorar este e-mail.

{company}
`,
  },

  notStored: 'No momento, não é possível salvar nada; ligue ou escreva para nós.',

  code: {
    subject: 'Seu código para o certificado de {company}',
    text: `Olá,

Seu código de uso único para o certificado é:

{code}

Digite-o na página do certificado em até 20 minutos. Ele só pode ser usado uma vez, e um código mais novo o substitui.

Se você não solicitou um código, pode ignorar este e-mail; nada acontecerá.

{company}
`,
  },
});
