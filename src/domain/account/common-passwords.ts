/**
 * The passwords that every guessing tool tries first, in lower case; those under six characters are refused for their
 * length anyway. Short enough for the browser to know as well; the server knows more of them.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 654321 7654321 87654321
  111111 1111111 11111111 000000 00000000 222222 333333 444444 555555 666666 777777 7777777 888888 88888888 999999 99999999
  121212 112233 123123 123123123 123321 131313 147258 147258369 159753 159357 101010 212121 232323 252525 456789 789456
  789456123 102030 123654 142536 password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword pass123
  pass1234 passpass passwort motdepasse qwerty qwerty1 qwerty12 qwerty123 qwerty1234 qwertyuiop qwertyui qwer1234 1q2w3e
  1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 q1w2e3r4t5 zaq12wsx qazwsx qazwsxedc asdfgh asdfghjk asdfghjkl asdf1234 asdasd
  zxcvbn zxcvbnm azerty azertyuiop abc123 abc1234 abcd1234 abcdef abcdefg abcdefgh abc12345 aaaaaa aaaaaaaa a123456 a1234567
  aa123456 aa12345678 admin1 admin12 admin123 admin1234 administrator welcome welcome1 welcome123 letmein letmein1 login123
  iloveyou iloveyou1 iloveu loveme lovely loveyou princess princess1 sunshine monkey monkey1 dragon dragon1 football
  football1 baseball basketball soccer superman batman spiderman pokemon master master123 shadow killer ninja123 hello123
  hellohello hello1234 freedom whatever trustno1 michael jordan jordan23 jennifer jessica ashley daniel charlie thomas
  andrew joshua matthew nicole hannah michelle samsung google google123 internet computer naruto starwars liverpool
  liverpool1 arsenal arsenal1 chelsea chelsea1 barcelona ronaldo messi10 cheese cookie flower summer summer1 winter
  banana orange purple pepper ginger maggie buster tigger secret secret123 changeme changeme1 default test123 test1234
  testing testing123 tester guest123 user1234 qwe123 qweqwe qweasd qweasdzxc 1234qwer 12341234 11223344 1122334455 246810
  159951 741852963 963852741 852456 q123456 zxc123 asd123 mypass mypassword nigeria nigeria1 nigeria123 lagos123 abuja123
  jesus123 jesuschrist jesus1 blessing blessing1 godisgood godislove emmanuel victoria goodluck success success1 favour
  greenroom greenroom1 interview interview1`.split(/\s+/),
)
